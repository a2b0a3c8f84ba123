package mail

// Fits is fits, for the tests of listings: they read the sample, whose import needs leads and with it this package.
var Fits = fits

// Photo is photo, for the same.
var Photo = photo
