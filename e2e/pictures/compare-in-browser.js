/** Runs in the browser, which can read pictures; a pixel has changed when a channel differs by more than 24 of 255. */
globalThis.comparePictures = async ([first, second]) => {
  const images = [new Image(), new Image()];
  for (const [at, image] of images.entries()) {
    image.src = `data:image/png;base64,${at === 0 ? first : second}`;
    await image.decode();
  }
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width: width * 3, height });
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (paper === null) throw new Error('no canvas');
  images.forEach((image, at) => paper.drawImage(image, at * width, 0));
  const [one, two] = [paper.getImageData(0, 0, width, height), paper.getImageData(width, 0, width, height)];
  const marked = paper.createImageData(width, height);
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isChanged = [0, 1, 2, 3].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (two.data[at + channel] ?? 0)) > 24,
    );
    if (!isChanged) continue;
    changed += 1;
    marked.data.set([200, 0, 60, 255], at);
  }
  paper.putImageData(marked, width * 2, 0);
  return {
    share: changed / (width * height),
    taller: images[1].height - images[0].height,
    wider: images[1].width - images[0].width,
    picture: changed === 0 ? '' : (canvas.toDataURL('image/png').split(',')[1] ?? ''),
  };
};
