import {
  Body,
  e_tilt as earthTilt,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  SiderealTime,
} from 'astronomy-engine';
import type { AstroTime } from 'astronomy-engine';

/** The bodies of a chart of mangal, besides the Moon. */
export type PlanetOfChart = 'mars' | 'venus' | 'jupiter' | 'saturn';

const bodies: Readonly<Record<PlanetOfChart, Body>> = {
  mars: Body.Mars,
  venus: Body.Venus,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
};

const daysPerCentury = 36_525;
const arcSecondsPerDegree = 3600;
const radiansPerDegree = Math.PI / 180;

/** The sidereal longitude of the Moon, seen from the centre of the Earth. */
export function moonDegAt(instantMs: number): number {
  const time = timeOf(instantMs);
  return toSidereal(EclipticGeoMoon(time).lon, time);
}

/** The sidereal longitude of a planet, seen from the centre of the Earth. */
export function planetDegAt(planet: PlanetOfChart, instantMs: number): number {
  const time = timeOf(instantMs);
  return toSidereal(Ecliptic(GeoVector(bodies[planet], time, true)).elon, time);
}

/** The sidereal longitude of the point that rises in the east. It changes its rashi about every two hours. */
export function lagnaDegAt(instantMs: number, { lat, lng }: { lat: number; lng: number }): number {
  const time = timeOf(instantMs);
  const meridian = (SiderealTime(time) * 15 + lng) * radiansPerDegree;
  const tilt = earthTilt(time).tobl * radiansPerDegree;
  const rising = Math.atan2(
    Math.cos(meridian),
    -(Math.sin(meridian) * Math.cos(tilt) + Math.tan(lat * radiansPerDegree) * Math.sin(tilt)),
  );
  return toSidereal(rising / radiansPerDegree, time);
}

const timeOf = (instantMs: number): AstroTime => MakeTime(new Date(instantMs));

/**
 * From the true equinox of the day: less the nutation and the mean Lahiri ayanamsha, 23 degrees 51 minutes at noon of 1
 * January 2000.
 */
function toSidereal(tropicalDeg: number, time: AstroTime): number {
  const nutationDeg = earthTilt(time).dpsi / arcSecondsPerDegree;
  const centuries = time.tt / daysPerCentury;
  const precessionDeg = (5028.796195 * centuries + 1.1054348 * centuries ** 2) / arcSecondsPerDegree;
  const sidereal = (tropicalDeg - nutationDeg - 23.857092 - precessionDeg) % 360;
  return sidereal < 0 ? sidereal + 360 : sidereal;
}
