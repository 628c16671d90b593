// Loads the hall screen again when its sign of life has not changed for 30 seconds, at most three times. Apart from the
// app, so that it works when the app does not. It counts its own steps: a computer that slept is no dead page.
(function () {
  var key = 'suchi.hall.reloads';
  var limit = 3;
  var steps = 6;
  var last;
  var unchanged = 0;
  if (window.suchiHallWatchdog) return;
  window.suchiHallWatchdog = setInterval(function () {
    var beat = document.documentElement.dataset.hallBeat;
    var isWatched = window.location.pathname === '/tv' && !document.hidden;
    unchanged = isWatched && beat === last ? unchanged + 1 : 0;
    last = beat;
    if (unchanged < steps) return;
    unchanged = 0;
    var reloads = Number(sessionStorage.getItem(key) || 0);
    if (reloads >= limit) return;
    sessionStorage.setItem(key, String(reloads + 1));
    window.location.reload();
  }, 5000);
})();
