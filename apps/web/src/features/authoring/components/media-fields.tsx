import { PhotosField } from '../media/photos-field.tsx';
import { VideoField } from '../media/video-field.tsx';
import { useEditor } from '../model/profile-editor.ts';
import { useShown } from '../model/use-answer.ts';
import { Wide } from './section-card.tsx';

export function MediaFields() {
  const { media, setMedia, photoUpload, user } = useEditor();
  const { id, error } = useShown('main_photo');
  return (
    <>
      <Wide>
        <PhotosField
          mainPhoto={media.main_photo}
          photos={media.photos}
          upload={photoUpload}
          id={id}
          error={error}
          onChange={({ mainPhoto, photos }) => setMedia({ main_photo: mainPhoto, photos: [...photos] })}
        />
      </Wide>
      <Wide>
        <VideoField
          id="main_video"
          value={media.main_video}
          user={user}
          onChange={(video) => setMedia({ main_video: video })}
        />
      </Wide>
    </>
  );
}
