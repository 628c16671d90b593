// Loads the hall screen again when its sign of life has not changed for 30 seconds, at most three times. Apart from the
// app, so that it works when the app does not. It counts its own steps: a computer that slept is no dead page.
(function () {
  var key = 'suchi.hall.reloads';
  var limit = 3;
  var steps = 6;
  var last;
  var unchanged = 0;
  var isAsking = false;
  if (window.suchiHallWatchdog) return;

  function loadAgain(isSafe) {
    isAsking = false;
    // Without a network the browser's own error page would take the place of the candidate.
    if (!isSafe) return;
    var reloads = Number(sessionStorage.getItem(key) || 0);
    if (reloads >= limit) return;
    sessionStorage.setItem(key, String(reloads + 1));
    window.location.reload();
  }

  function isKept() {
    return Boolean(navigator.serviceWorker && navigator.serviceWorker.controller);
  }

  window.suchiHallWatchdog = setInterval(function () {
    var beat = document.documentElement.dataset.hallBeat;
    var isWatched = window.location.pathname === '/tv' && !document.hidden && !isAsking;
    unchanged = isWatched && beat === last ? unchanged + 1 : 0;
    last = beat;
    if (unchanged < steps) return;
    unchanged = 0;
    isAsking = true;
    fetch('/online.txt', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
      function (response) {
        loadAgain(response.ok || isKept());
      },
      function () {
        loadAgain(isKept());
      },
    );
  }, 5000);
})();
