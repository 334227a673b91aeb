import type { Component } from 'svelte';
import Apartament from './posters/Apartament.svelte';
import GrandAustriaHotel from './posters/GrandAustriaHotel.svelte';
import Overbooking from './posters/Overbooking.svelte';
import PanTuNieStal from './posters/PanTuNieStal.svelte';

/** The doors of the lobby, from left to right. */
export const DOORS: readonly { game: string; poster: Component }[] = [
  { game: 'overbooking', poster: Overbooking },
  { game: 'pan_tu_nie_stal', poster: PanTuNieStal },
  { game: 'grand_austria_hotel', poster: GrandAustriaHotel },
  { game: 'apartament', poster: Apartament },
];
