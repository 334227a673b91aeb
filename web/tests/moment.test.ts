import { expect, test } from 'vitest';
import { momentIn } from '../src/shell/replay/moment';

test('an address leads to a move by its number alone', () => {
  expect(['#20', '#0', '', '#', '#-1', '#2x', '#1e5', '#99999999'].map(momentIn)).toEqual([20, 0, null, null, null, null, null, null]);
});
