/** The largest CV, in MiB: UploadCVBytes of limits/uploads.go. */
export const mostOfCv = 10;

/** The largest picture of a valuation or a testimonial, in MiB: UploadPictureBytes of limits/uploads.go. */
export const mostOfPicture = 5;
