import type { Place } from '../app/place.ts';
import { later } from './later.ts';

/** The screens. Each is a file of its own, which loads with what it alone uses. */
export const ArticleScreen = later(
  async () => (await import('../articles/ArticleScreen.tsx')).ArticleScreen,
);
export const Articles = later(async () => (await import('../articles/Articles.tsx')).Articles);
export const AsOwner = later(async () => (await import('../owners/AsOwner.tsx')).AsOwner);
export const Done = later(async () => (await import('../done/Done.tsx')).Done);
export const Deliveries = later(
  async () => (await import('../deliveries/Deliveries.tsx')).Deliveries,
);
export const Editor = later(async () => (await import('../properties/editor/Editor.tsx')).Editor);
/** What was changed of a property. */
export const History = later(async () => (await import('../properties/History.tsx')).History);
export const Inbox = later(async () => (await import('../inbox/Inbox.tsx')).Inbox);
/** The list of keys, in a dialog over the screen. */
export const Keys = later(async () => (await import('./Keys.tsx')).Keys);
export const Lead = later(async () => (await import('../lead/Lead.tsx')).Lead);
export const Links = later(async () => (await import('../links/Links.tsx')).Links);
export const Me = later(async () => (await import('../me/Me.tsx')).Me);
export const NewLink = later(async () => (await import('../links/NewLink.tsx')).NewLink);
export const NewOwner = later(async () => (await import('../owners/NewOwner.tsx')).NewOwner);
/** A telephone call, in a dialog over the screen. */
export const NoteCall = later(async () => (await import('../call/NoteCall.tsx')).NoteCall);
export const Owner = later(async () => (await import('../owners/Owner.tsx')).Owner);
export const Owners = later(async () => (await import('../owners/Owners.tsx')).Owners);
export const PageScreen = later(async () => (await import('../pages/PageScreen.tsx')).PageScreen);
export const Pages = later(async () => (await import('../pages/Pages.tsx')).Pages);
/** The search, in a dialog over the screen. */
export const Palette = later(async () => (await import('../palette/Palette.tsx')).Palette);
export const People = later(async () => (await import('../people/People.tsx')).People);
export const PersonScreen = later(
  async () => (await import('../people/PersonScreen.tsx')).PersonScreen,
);
export const Pictures = later(async () => (await import('../pictures/Pictures.tsx')).Pictures);
export const Properties = later(
  async () => (await import('../properties/Properties.tsx')).Properties,
);
export const Property = later(async () => (await import('../properties/Property.tsx')).Property);
/** Sends what was done without a connection. */
export const SendWaiting = later(
  async () => (await import('../waiting/SendWaiting.tsx')).SendWaiting,
);
export const Settings = later(async () => (await import('../settings/Settings.tsx')).Settings);
export const SignIn = later(async () => (await import('../signin/SignIn.tsx')).SignIn);
export const Staff = later(async () => (await import('../staff/Staff.tsx')).Staff);
export const Today = later(async () => (await import('../today/Today.tsx')).Today);
export const Projects = later(async () => (await import('../projects/Projects.tsx')).Projects);
export const ProjectDrawing = later(
  async () => (await import('../projects/ProjectDrawing.tsx')).ProjectDrawing,
);
export const Units = later(async () => (await import('../properties/units/Units.tsx')).Units);
export const Week = later(async () => (await import('../week/Week.tsx')).Week);

/** The screens by the place that opens them. */
const byPlace: Partial<Record<Place['screen'], { load: () => Promise<unknown> }>> = {
  password: SignIn,
  today: Today,
  inbox: Inbox,
  lead: Lead,
  week: Week,
  properties: Properties,
  property: Property,
  editor: Editor,
  deliveries: Deliveries,
  owners: Owners,
  owner: Owner,
  newOwner: NewOwner,
  asOwner: AsOwner,
  people: People,
  links: Links,
  newLink: NewLink,
  pages: Pages,
  page: PageScreen,
  articles: Articles,
  article: ArticleScreen,
  pictures: Pictures,
  settings: Settings,
  staff: Staff,
  me: Me,
  done: Done,
  units: Units,
  projects: Projects,
  drawing: ProjectDrawing,
};

/** Loads the code of a screen, so that it shows at once when it is opened. */
export function preload(screen: Place['screen']): void {
  byPlace[screen]?.load().catch(() => {}); // the screen itself says that it could not be loaded
}

/**
 * Loads the code of all screens, one after another. After that the desk opens each without a connection, and none is missing after an
 * update of the program.
 */
export async function preloadAll(): Promise<void> {
  for (const part of [Palette, Keys, NoteCall, SendWaiting, ...Object.values(byPlace)])
    await part.load().catch(() => {});
}
