// Decodes photos for an API node, one after another. It has no environment, database or secrets, so bytes that
// break a decoder reach nothing else.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { cleanPhoto } from './clean-photo.ts';

sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_LOW);
try {
  // If memory runs out, Linux kills this process before the node.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}

process.on('message', (bytes: Uint8Array) => {
  void cleanPhoto(bytes).then((result) => process.send?.(result));
});
