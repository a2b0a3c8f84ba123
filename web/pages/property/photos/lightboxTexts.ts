/** The message ids of the lightbox, which shows photos or plans. */
export const pictureWords = {
  photos: {
    all: 'property.photos',
    one: 'property.photo',
    next: 'property.nextPhoto',
    previous: 'property.previousPhoto',
  },
  plans: {
    all: 'property.plans',
    one: 'property.plan',
    next: 'property.plan.next',
    previous: 'property.plan.previous',
  },
} as const;

export type PictureWords = (typeof pictureWords)[keyof typeof pictureWords];
