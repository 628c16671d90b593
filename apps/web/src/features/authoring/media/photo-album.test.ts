import { photoLimits } from '@suchi/domain/profiles';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../../test/sample-picture.ts';
import {
  addPhoto,
  countFreePlaces,
  makeMain,
  type PhotoAlbum,
  removePhoto,
  replacePhoto,
} from './photo-album.ts';

const one = samplePicture(1);
const two = samplePicture(2);
const three = samplePicture(3);
const empty: PhotoAlbum = { mainPhoto: null, photos: [] };
const album: PhotoAlbum = { mainPhoto: one, photos: [two, three] };

describe('an album', () => {
  it('takes its first photo as the main one, and later ones at the end', () => {
    expect(addPhoto(empty, one)).toEqual({ mainPhoto: one, photos: [] });
    expect(addPhoto(addPhoto(addPhoto(empty, one), two), three)).toEqual(album);
  });

  it('puts a photo in the place of the main one, unless that has gone meanwhile', () => {
    const four = samplePicture(4);
    expect(replacePhoto(album, one.id, four)).toEqual({ mainPhoto: four, photos: [two, three] });
    expect(replacePhoto(removePhoto(album, one.id), one.id, four)).toEqual({
      mainPhoto: two,
      photos: [three, four],
    });
    expect(replacePhoto(empty, null, four)).toEqual({ mainPhoto: four, photos: [] });
  });

  it('lets another photo become the main one, in exchange', () => {
    expect(makeMain(album, three)).toEqual({ mainPhoto: three, photos: [two, one] });
    expect(makeMain({ mainPhoto: null, photos: [two] }, two)).toEqual({ mainPhoto: two, photos: [] });
  });

  it('closes the gap when a photo goes, also at the head', () => {
    expect(removePhoto(album, two.id)).toEqual({ mainPhoto: one, photos: [three] });
    expect(removePhoto(album, one.id)).toEqual({ mainPhoto: two, photos: [three] });
    expect(removePhoto({ mainPhoto: one, photos: [] }, one.id)).toEqual(empty);
  });

  it('counts its free places', () => {
    expect(countFreePlaces(album)).toBe(photoLimits.maxCount - 2);
    const overfull = Array.from({ length: photoLimits.maxCount + 1 }, (_, index) => samplePicture(index));
    expect(countFreePlaces({ mainPhoto: one, photos: overfull })).toBe(0);
  });
});
