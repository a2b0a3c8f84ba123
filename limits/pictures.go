package limits

import "time"

// Pictures at the desk.
const (
	// PropertyPhotos is how many photos a property may have when one is added at the desk; one more is TOO_MANY.
	PropertyPhotos = 100
	// DeskPictures is how many pictures a page of the desk has.
	DeskPictures = 48
	// PictureUses is how many properties and projects a picture lists that show it.
	PictureUses = 20
	// PictureWords is how many characters what a picture shows may have, in one language; more are TOO_LONG.
	PictureWords = 300
	// DeskPictureBytes is how large a picture may be that somebody uploads at the desk; a larger one is FILE_TOO_LARGE.
	DeskPictureBytes = 15 << 20
	// DeskUploadsAtOnce is how many pictures of the desk are checked at the same time; others wait, as long as their client does.
	DeskUploadsAtOnce = 2
	// UploadedPictures is how many pictures the desk's library may have that were uploaded; more are TOO_MANY.
	UploadedPictures = 5000
	// PictureName is how many characters of the name of an uploaded file are kept.
	PictureName = 100
	// PictureSizesTimed is how many of the sizes made last tell how long the missing ones will take.
	PictureSizesTimed = 100
	// PictureSizePause is how long after the one before it a size is made at most, to count for that; a longer time was no work.
	PictureSizePause = 10 * time.Second
	// PictureCountTime is how long the desk's count of missing sizes holds before they are counted again.
	PictureCountTime = 10 * time.Second
	// PictureWordsTime is how long the desk's words stay for a picture that nothing shows any more, so that they are there when it comes
	// back.
	PictureWordsTime = 2 * 365 * 24 * time.Hour
)
