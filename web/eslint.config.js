// Lint for the page's TypeScript: strict, with types in the files that hold logic. What differs from
// the sets that others recommend says why.

import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const COMPONENTS = ['**/*.svelte', '**/*.svelte.ts'];

export default defineConfig(
  { ignores: ['src/generated/'] }, // written by a program, whose tests are in Python
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.strict,
  svelte.configs.recommended,
  { files: COMPONENTS, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'tsconfig.node.json'] } },
    rules: {
      // A handler that is one call stands on one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers in texts are what they are for: addresses, styles, notation.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    rules: {
      // What is only counted has no name.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Maps and sets here are made anew, or hold what nothing on the screen depends on.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
