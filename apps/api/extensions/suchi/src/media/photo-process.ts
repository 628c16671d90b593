// Decodes photos for an API node, one after another. It has no variables, no database and no secret, so bytes that
// break a decoder reach nothing else.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { cleanPhoto } from './clean-photo.ts';

sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  // When memory runs out, Linux ends this process first and not the node.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}

process.on('message', (bytes: Uint8Array) => {
  void cleanPhoto(bytes).then((result) => process.send?.(result));
});
