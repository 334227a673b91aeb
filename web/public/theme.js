// Sets theme, motion and language before the first paint, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('vacancy.settings') ?? '{}') ?? {};
  } catch {
    // A page without storage uses the defaults.
  }
  const root = document.documentElement;
  const isOneOf = (value, values) => values.includes(value);
  root.dataset.theme = isOneOf(kept.theme, ['light', 'dark']) ? kept.theme : 'auto';
  root.dataset.motion = isOneOf(kept.motion, ['full', 'reduced']) ? kept.motion : 'auto';
  if (isOneOf(kept.language, ['en', 'pl'])) root.lang = kept.language;
})();
