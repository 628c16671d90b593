// Shows what the index finds for `?q=`. `searchData` and `MiniSearch` come from the scripts before this one.
const most = 30;
const words = new URLSearchParams(location.search).get('q')?.trim() ?? '';
document.getElementById('q').value = words;

function excerpt(text, terms) {
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - 60);
  return (from > 0 ? '… ' : '') + text.slice(from, from + 200) + (text.length > from + 200 ? ' …' : '');
}

function show({ id, page, heading, text, terms }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = id;
  link.textContent = heading === page ? page : `${page}: ${heading}`;
  const line = document.createElement('p');
  line.textContent = excerpt(text, terms);
  item.append(link, line);
  return item;
}

const index = MiniSearch.loadJS(searchData.index, searchData.options);
const results = words === '' ? [] : index.search(words);
document.getElementById('results').append(...results.slice(0, most).map(show));
document.getElementById('found').textContent =
  words === ''
    ? 'Type a word above.'
    : results.length === 0
      ? `Nothing found for “${words}”.`
      : `${results.length} places for “${words}”${results.length > most ? `, the best ${most} of them` : ''}.`;
