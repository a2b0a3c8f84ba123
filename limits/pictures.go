package limits

import "time"

// Pictures at the desk.
const (
	// DeskPictures is how many pictures a page of the desk has.
	DeskPictures = 48
	// PictureUses is how many properties and projects a picture lists that show it.
	PictureUses = 20
	// PictureWords is how many characters what a picture shows may have, in one language; more are TOO_LONG.
	PictureWords = 300
	// PictureWordsTime is how long the desk's words stay for a picture that nothing shows any more, so that they are there when it comes
	// back.
	PictureWordsTime = 2 * 365 * 24 * time.Hour
)
