// Runs before the first paint. The app's side of this is src/shared/brand/colour-scheme.ts.
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    var saved = null;
    try {
      saved = localStorage.getItem('suchi.colour-scheme');
    } catch (refused) {
      // Storage can be switched off; the system's choice stands.
    }
    var scheme = saved === 'light' || saved === 'dark' ? saved : system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }

  apply();
  system.addEventListener('change', apply);
})();
