// Reloads the hall screen when it has shown no sign of life for 30 seconds, at most three times. Apart from the app,
// so that it works when the app does not.
(function () {
  var key = 'suchi.hall.reloads';
  var limit = 3;
  if (window.suchiHallWatchdog) return;
  window.suchiHallWatchdog = setInterval(function () {
    var beat = document.documentElement.dataset.hallBeat;
    // Without a beat the page is not the hall screen.
    if (beat === undefined || Date.now() - Number(beat) < 30000) return;
    var reloads = Number(sessionStorage.getItem(key) || 0);
    if (reloads >= limit) return;
    sessionStorage.setItem(key, String(reloads + 1));
    window.location.reload();
  }, 5000);
})();
