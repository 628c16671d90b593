import { useEffect, useRef, useState } from 'react';
import { makeReader } from './read-codes.ts';

export type CameraState = 'starting' | 'asks' | 'on' | 'none';

const everyMs = 150;
/** A pass in front of the camera counts once, however long it is held there. */
const sameForMs = 5000;

export interface Camera {
  state: CameraState;
  video: React.RefObject<HTMLVideoElement | null>;
  start: () => void;
  /** Null: this camera has no torch. */
  toggleTorch: (() => void) | null;
}

/** The camera that reads codes for as long as the page is open. */
export function useCamera(onText: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isTorchOn, setIsTorchOn] = useState(false);
  const start = () => {
    setState('starting');
    openCamera().then(
      (opened) => {
        setStream(opened);
        setState('on');
      },
      () => setState('none'),
    );
  };
  useEffect(() => {
    let isGone = false;
    void mayStart().then((answer) => {
      if (isGone) return;
      if (answer === 'yes') start();
      else setState(answer === 'no' ? 'none' : 'asks');
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream]);
  useReading(video, stream, onText);
  const [track] = stream?.getVideoTracks() ?? [];
  const hasTorch = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {});
  const toggleTorch = () => {
    setIsTorchOn(!isTorchOn);
    // Not in the types yet.
    const wanted = { advanced: [{ torch: !isTorchOn }] } as unknown as MediaTrackConstraints;
    track?.applyConstraints(wanted).catch(() => undefined);
  };
  return { state, video, start, toggleTorch: hasTorch ? toggleTorch : null };
}

async function mayStart(): Promise<'yes' | 'no' | 'ask'> {
  if (!navigator.mediaDevices) return 'no';
  const asked = await navigator.permissions?.query({ name: 'camera' }).catch(() => null);
  if (asked?.state === 'granted') return 'yes';
  return asked?.state === 'denied' ? 'no' : 'ask';
}

const openCamera = () =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });

function show(element: HTMLVideoElement, stream: MediaStream): void {
  element.srcObject = stream;
  element.play().catch(() => undefined);
}

function useReading(
  video: React.RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  onText: (text: string) => void,
): void {
  const listener = useRef(onText);
  useEffect(() => {
    listener.current = onText;
  }, [onText]);
  useEffect(() => {
    const element = video.current;
    if (stream === null || element === null) return undefined;
    show(element, stream);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let last = { text: '', at: 0 };
    const look = async () => {
      const reader = await makeReader();
      const text = element.readyState >= 2 ? await reader.read(element).catch(() => null) : null;
      if (isGone) return;
      if (text !== null) {
        const isSame = text === last.text && Date.now() - last.at < sameForMs;
        last = { text, at: Date.now() };
        if (!isSame) listener.current(text);
      }
      timer = setTimeout(() => void look(), everyMs);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [stream, video]);
}
