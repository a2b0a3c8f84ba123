/** The message ids of the lightbox, which shows photos or plans. */
export const lightboxTexts = {
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

export type LightboxTexts = (typeof lightboxTexts)[keyof typeof lightboxTexts];
