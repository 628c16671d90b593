interface WithBattery {
  getBattery?: () => Promise<{ level: number }>;
}

/** In percent; null where the browser does not say. */
export async function readBattery(): Promise<number | null> {
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => undefined);
  return battery === undefined ? null : Math.round(battery.level * 100);
}
