export type DoorPlace = 'door' | 'names' | 'walk_in' | 'menu';
