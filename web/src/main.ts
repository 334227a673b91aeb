import { mount } from 'svelte';
import { applySettings } from './lib/settings.svelte';
import App from './shell/App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/flight.css';
import './style/print.css';

import.meta.glob('./games/*/palette.css', { eager: true });

applySettings();
const target = document.getElementById('app');
if (target) mount(App, { target });
