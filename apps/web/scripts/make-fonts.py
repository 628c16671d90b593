#!/usr/bin/env python3
"""Makes `src/shared/brand/fonts`: run by hand after a change of the fonts' versions or of the first association's words.

Needs Debian's `fonttools` and `python3-brotli`; `pnpm format` afterwards. The result is committed, so that a build
needs neither.
- Latin letters without hints for low screens (a third of the bytes), with the rupee sign, which the packages keep
  in a file of its own.
- The words in the association's script that stand on first screens, without the rest of that script.
- Fallbacks: fonts of the device, sized so that a line is as wide and as high as it will be with ours.
"""
import io
import re
from collections import Counter
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

web = Path(__file__).parent.parent
packages = web / 'node_modules/@fontsource'
target = web / 'src/shared/brand/fonts'
first = (web / '../../packages/domain/src/settings/page-association.ts').read_text()

mukta, tiro = 'mukta', 'tiro-devanagari-marathi'
families = {mukta: 'Mukta', tiro: 'Tiro Devanagari Marathi'}
features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk']
# As in the packages, with the rupee sign.
latin = (
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, '
    'U+200E-206F, U+20AC, U+20B9, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
)
latin_ext = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1E9F, U+1EF2-1EFF, U+A720-A7FF'
devanagari = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF'

# Fonts of devices by full name, and the mean width of a letter in our English texts, in em. Arial and Liberation Sans
# have the same widths.
fallbacks = {
    (mukta, 400): [
        ('Roboto', ['Roboto', 'Roboto-Regular'], 0.4407),
        ('Arial', ['Arial', 'ArialMT', 'Liberation Sans'], 0.4428),
        ('Noto', ['Noto Sans', 'Noto Sans Regular'], 0.4674),
    ],
    (mukta, 600): [
        ('Roboto', ['Roboto Bold', 'Roboto-Bold', 'Roboto Medium'], 0.4473),
        ('Arial', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 0.4757),
        ('Noto', ['Noto Sans Bold', 'NotoSans-Bold'], 0.4969),
    ],
    (tiro, 400): [
        ('Noto', ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'], 0.4738),
        ('Georgia', ['Georgia'], 0.4428),
    ],
}


def package_file(name: str, part: str, weight: int) -> str:
    return f'{name}/files/{name}-{part}-{weight}-normal.woff2'


def cut(name: str, part: str, weight: int, letters: str | None) -> io.BytesIO:
    font = TTFont(packages / package_file(name, part, weight))
    kept = [ord(letter) for letter in letters] if letters else list(font.getBestCmap())
    cutter = subset.Subsetter(subset.Options(hinting=False, layout_features=features if not letters else ['*']))
    cutter.populate(unicodes=kept)
    cutter.subset(font)
    font.flavor = None
    return save(font)


def save(font: TTFont, to: Path | None = None) -> io.BytesIO:
    bytes_ = io.BytesIO()
    font.save(to or bytes_)
    return bytes_


def write_latin(name: str, weight: int, short: str) -> Path:
    parts = [cut(name, 'latin', weight, None)]
    if name == mukta:
        parts.append(cut(name, 'latin-ext', weight, '₹'))
    font = merge.Merger().merge(parts) if len(parts) > 1 else TTFont(parts[0])
    font.flavor = 'woff2'
    file = target / f'{short}-latin-{weight}.woff2'
    save(font, file)
    return file


def write_words(name: str, short: str, words: str) -> str:
    font = TTFont(cut(name, 'devanagari', 400, words))
    font.flavor = 'woff2'
    file = f'{short}-words-400.woff2'
    save(font, target / file)
    letters = ', '.join(f'U+{ord(letter):04X}' for letter in sorted(set(words.replace(' ', ''))))
    return face(f'{families[name]} Words', 400, f"url('./{file}') format('woff2')", letters)


def face(family: str, weight: int, src: str, letters: str, more: str = '  font-display: swap;\n') -> str:
    return (
        f"@font-face {{\n  font-family: '{family}';\n  font-weight: {weight};\n"
        f'  src: {src};\n{more}  unicode-range: {letters};\n}}\n'
    )


# A family of its own: pages in another language use the device's font instead.
def own_script(name: str, part: str) -> str:
    return f'{families[name]} Own Script' if part == 'devanagari' else families[name]


def mean_width(file: Path) -> float:
    texts = ' '.join(path.read_text() for path in sorted((web / '../../packages/words/en').rglob('*.json')))
    sentences = re.sub(r'\{\{.*?\}\}', '', ' '.join(re.findall(r'"([^"\n]{12,})"', texts)))
    counts = Counter(letter for letter in sentences if 0x20 <= ord(letter) < 0x7F)
    font = TTFont(file)
    glyphs, widths = font.getBestCmap(), font['hmtx']
    total = sum(widths[glyphs[ord(letter)]][0] * count for letter, count in counts.items())
    return total / sum(counts.values()) / font['head'].unitsPerEm


def fallback_faces(name: str, weight: int, file: Path) -> str:
    font, width = TTFont(file), mean_width(file)
    em, hhea = font['head'].unitsPerEm, font['hhea']
    faces = []
    for device, full_names, device_width in fallbacks[name, weight]:
        size = width / device_width
        metrics = {
            'size-adjust': size,
            'ascent-override': hhea.ascent / em / size,
            'descent-override': -hhea.descent / em / size,
            'line-gap-override': hhea.lineGap / em / size,
        }
        more = ''.join(f'  {key}: {value:.1%};\n' for key, value in metrics.items())
        src = ', '.join(f"local('{full_name}')" for full_name in full_names)
        faces.append(face(f'{families[name]} {device}', weight, src, 'U+0020-007E, U+00A0-00FF, U+2010-2026', more))
    return '\n'.join(faces)


def word(key: str) -> str:
    return re.search(rf"{key}: '(.+?)'", first)[1]


target.mkdir(exist_ok=True)
css = ['/* Written by scripts/make-fonts.py. */\n']
for name, weight, short in [(mukta, 400, 'mukta'), (mukta, 600, 'mukta'), (tiro, 400, 'tiro')]:
    file = write_latin(name, weight, short)
    for part, letters in [('devanagari', devanagari), ('latin-ext', latin_ext)]:
        css.append(
            face(own_script(name, part), weight, f"url('@fontsource/{package_file(name, part, weight)}') format('woff2')", letters)
        )
    css.append(face(families[name], weight, f"url('./{file.name}') format('woff2')", latin))
    css.append(fallback_faces(name, weight, file))
css.append(write_words(mukta, 'mukta', word('ownName')))
css.append(write_words(tiro, 'tiro', word('coverWord')))
(target / 'fonts.css').write_text('\n'.join(css))
