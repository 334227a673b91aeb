// What people look like: a few named by their trade, everybody else by a number of their own.

export type Hat =
  | 'none' | 'top' | 'bowler' | 'kepi' | 'plume' | 'feather' | 'tiara' | 'crown' | 'beret' | 'toque'
  | 'pillbox' | 'cap' | 'bonnet' | 'straw' | 'hood' | 'turban' | 'bun';
export type Whiskers = 'none' | 'curled' | 'walrus' | 'beard' | 'sides' | 'goatee';
export type Clothes = 'coat' | 'dress' | 'uniform' | 'apron' | 'livery' | 'shawl' | 'robe' | 'whites';

export interface Look {
  hat: Hat;
  whiskers: Whiskers;
  clothes: Clothes;
  isLady: boolean;
  hasMonocle: boolean;
  hasGlasses: boolean;
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
}

type Trait = Partial<Pick<Look, 'hat' | 'whiskers' | 'clothes' | 'isLady' | 'hasMonocle' | 'hasGlasses'>>;

const LADY: Trait = { isLady: true, clothes: 'dress', whiskers: 'none' };
const MAID: Trait = { isLady: true, clothes: 'apron', hat: 'bonnet', whiskers: 'none' };
const BOY: Trait = { hat: 'pillbox', clothes: 'livery', whiskers: 'none' };
const COOK: Trait = { hat: 'toque', clothes: 'whites' };

const TRAITS: Record<string, Trait> = {
  sculptor: { hat: 'beret', clothes: 'shawl', whiskers: 'beard' },
  musician: { hat: 'none', whiskers: 'curled' },
  composer: { hat: 'none', hasGlasses: true, whiskers: 'sides' },
  flamenco_dancer: { ...LADY, hat: 'bun' },
  portrait_painter: { hat: 'beret', clothes: 'shawl', whiskers: 'goatee' },
  photographer: { hat: 'bowler', hasGlasses: true },
  vocalist: { ...LADY, hat: 'feather' },
  actress: { ...LADY, hat: 'feather' },
  jewelry_designer: { ...LADY, hat: 'bun' },
  painter: { hat: 'beret', clothes: 'shawl' },
  opera_singer: { ...LADY, hat: 'tiara' },
  poet: { hat: 'none', clothes: 'shawl', whiskers: 'none' },
  dame: { ...LADY, hat: 'feather' },
  duchess: { ...LADY, hat: 'tiara' },
  princess: { ...LADY, hat: 'tiara' },
  countess: { ...LADY, hat: 'bun' },
  baroness: { ...LADY, hat: 'feather' },
  officer: { hat: 'kepi', clothes: 'uniform', whiskers: 'curled' },
  general: { hat: 'plume', clothes: 'uniform', whiskers: 'walrus' },
  major: { hat: 'kepi', clothes: 'uniform', whiskers: 'walrus' },
  sovereign: { hat: 'crown', clothes: 'robe', whiskers: 'beard' },
  prince: { hat: 'crown', clothes: 'uniform', whiskers: 'none' },
  elector: { hat: 'crown', clothes: 'robe', whiskers: 'sides' },
  landgrave: { hat: 'plume', clothes: 'uniform' },
  duke: { hat: 'top', clothes: 'robe', hasMonocle: true },
  professor_emeritus: { hat: 'none', hasGlasses: true, whiskers: 'beard' },
  apothecary: { hat: 'none', hasGlasses: true, clothes: 'whites' },
  tezcatlipoca: { hat: 'plume', clothes: 'shawl', whiskers: 'none' },
  capt_goldhaken: { hat: 'kepi', clothes: 'uniform', whiskers: 'beard' },
  e_gizia: { ...LADY, hat: 'turban' },
  m_polo: { hat: 'turban', clothes: 'robe', whiskers: 'goatee' },
  farmer_franz: { hat: 'straw', clothes: 'shawl', whiskers: 'walrus' },
  brother_uwe: { hat: 'hood', clothes: 'robe', whiskers: 'none' },
  conductor: { hat: 'kepi', clothes: 'livery', whiskers: 'walrus' },
  macleod: { hat: 'beret', clothes: 'shawl', whiskers: 'beard' },
  waitress: MAID,
  laundress: MAID,
  chambermaid: MAID,
  female_floor_housekeeper: MAID,
  executive_housekeeper: { ...MAID, hat: 'bun' },
  masseuse: { ...LADY, hat: 'bun', clothes: 'whites' },
  florist: { ...LADY, hat: 'straw' },
  secretary: { ...LADY, hat: 'bun', hasGlasses: true },
  operator: { ...LADY, hat: 'bun' },
  checker: { ...LADY, hat: 'none' },
  sous_chef: COOK,
  chef: { ...COOK, whiskers: 'curled' },
  confectioner: COOK,
  larder_cook: { ...COOK, isLady: true, whiskers: 'none' },
  kitchen_hand: { ...COOK, hat: 'cap' },
  page_boy: BOY,
  liftboy: BOY,
  delivery_boy: { ...BOY, hat: 'cap' },
  groom: { hat: 'bowler', clothes: 'livery' },
  stableman: { hat: 'cap', clothes: 'shawl' },
  chauffeur: { hat: 'cap', clothes: 'uniform' },
  bootblack: { hat: 'cap', clothes: 'apron', whiskers: 'none' },
  detective: { hat: 'bowler', whiskers: 'curled', hasMonocle: true },
  porter: { hat: 'kepi', clothes: 'livery' },
  gardener: { hat: 'straw', clothes: 'apron' },
  hotel_manager: { hat: 'top', whiskers: 'walrus', hasMonocle: true },
  barista: { hat: 'none', clothes: 'apron' },
  pool_attendant: { hat: 'straw', clothes: 'shawl' },
};

const HATS: readonly Hat[] = ['top', 'bowler', 'none', 'top', 'none', 'bowler'];
const WHISKERS: readonly Whiskers[] = ['curled', 'walrus', 'none', 'beard', 'sides', 'goatee', 'curled'];
const CLOTHES: readonly Clothes[] = ['coat', 'coat', 'livery'];
const SKINS = ['#f1cfae', '#e6b88f', '#f6d9bd', '#c98f65', '#8d5a3b', '#eec39c'];
const HAIRS = ['#2f241d', '#6b4423', '#a9783c', '#8b8782', '#d9d3c7', '#4a2f1b', '#b5522b'];
const CLOTHS = ['#33414f', '#54323f', '#3c4b3a', '#4b4038', '#433a5c', '#2f4a4f', '#5a4630'];
const TRIMS = ['#d8b25a', '#e9e2d0', '#b9cdbb', '#d9a58c', '#b7c3d6'];

/** A number that is always the same for a name. */
export function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}

function pick<T>(things: readonly T[], number: number): T {
  return things[number % things.length] as T;
}

export function lookOf(name: string): Look {
  const number = numberOf(name);
  return {
    hat: pick(HATS, number),
    whiskers: pick(WHISKERS, number >> 2),
    clothes: pick(CLOTHES, number >> 3),
    isLady: false,
    hasMonocle: number % 11 === 3,
    hasGlasses: number % 9 === 4,
    skin: pick(SKINS, number >> 4),
    hair: pick(HAIRS, number >> 5),
    cloth: pick(CLOTHS, number >> 1),
    trim: pick(TRIMS, number >> 6),
    ...TRAITS[name],
  };
}
