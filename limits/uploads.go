package limits

import "time"

// Files, of visitors and of listings that are pushed or imported.
const (
	// VideoBoxes is how many parts of a video of an import are looked at for notes of its camera; a video with more is refused.
	VideoBoxes = 10_000
	// UploadPixels is the most pixels of a visitor's picture; a larger one is FILE_TOO_LARGE.
	UploadPixels = 25_000_000
	// UploadDecodedBytes is the most memory that a visitor's picture may take while it is decoded (16 bits a channel, interlaced and
	// progressive pictures take more); one that takes more is FILE_TOO_LARGE.
	UploadDecodedBytes = 50 << 20
	// UploadsOfForm is how many files one form may bring; more are TOO_MANY.
	UploadsOfForm = 10
	// AttachedBytes is the files that an email to the agency brings along; with more, it has a link to all of them. Many servers refuse
	// emails of 10 MB, and files grow by more than a third.
	AttachedBytes = 6 << 20
	// UploadLinkTime is how long the link holds in an email to the agency that leads to a visitor's files; it ends before when the form is
	// erased. Later it is answered 410.
	UploadLinkTime = 30 * 24 * time.Hour
	// DownloadsPerMinute is how often one network address may open links of emails to files, right and wrong ones; then it is answered 429.
	DownloadsPerMinute = 30
	// UploadPackedEntries is the most entries of a packed text document (DOCX, ODT); one with more is FILE_TYPE.
	UploadPackedEntries = 2000
	// UploadsAtOnce is how many visitors' files are examined at a time; others wait, as long as their sender does.
	UploadsAtOnce = 2
	// PictureScans is how often a JPEG may go over its pixels; one with more scans is refused, of visitors as FILE_TYPE.
	PictureScans = 20
	// PicturePixels is the most pixels of an imported picture; a larger one is a problem of the import.
	PicturePixels = 50_000_000
	// PictureDecodedBytes is the most memory that an imported picture may take while it is decoded; more is a problem of the import.
	PictureDecodedBytes = 200 << 20
	// PictureMemoryBytes is what pictures may take together that are decoded at the same time, of visitors and listings; another waits, and
	// one that takes more is decoded alone.
	PictureMemoryBytes = 64 << 20
)
