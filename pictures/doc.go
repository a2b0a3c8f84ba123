// Package pictures is the library of the desk: the pictures of the site and of properties, with what each shows in words.
//
// What the desk says of a picture is in the table picture, by the picture's content: in each language its words replace
// those that a folder or CRM delivers, so they survive a new delivery. Invariant: visitors read pictures of properties
// from the view shown_photo, and those of the site from the catalog (describePictures), never the delivered words
// directly. An upload goes through the checks of an import (mediafiles.StorePicture).
package pictures
