package limits

import "time"

// Files of visitors.
const (
	// UploadCVBytes is the largest CV that is sent with a job application; a larger one is FILE_TOO_LARGE.
	UploadCVBytes = 10 << 20
	// UploadPictureBytes is the largest picture that is sent with a valuation or a testimonial; a larger one is FILE_TOO_LARGE.
	UploadPictureBytes = 5 << 20
	// UploadPixels is the most pixels of a visitor's picture; a larger one is FILE_TOO_LARGE.
	UploadPixels = 25_000_000
	// UploadDecodedBytes is the most memory that a visitor's picture may take while it is decoded (16 bits a channel, interlaced and
	// progressive pictures take more); one that takes more is FILE_TOO_LARGE.
	UploadDecodedBytes = 50 << 20
	// UploadsOfForm is how many files one form may have; more are TOO_MANY.
	UploadsOfForm = 10
	// AttachedBytes is the most bytes of files that are attached to an email to the agency; with more, it has a link to all of them. Many
	// servers refuse emails of 10 MB, and attaching makes files a third larger.
	AttachedBytes = 6 << 20
	// UploadLinkTime is how long the link to a visitor's files in an email to the agency is valid, or until the form is erased; then it is
	// answered 410.
	UploadLinkTime = 30 * 24 * time.Hour
	// DownloadsPerMinute is how often one network may open links of emails to files, valid or not; then it is answered 429.
	DownloadsPerMinute = 30
	// UploadPackedEntries is the most entries of a packed text document (DOCX, ODT); one with more is FILE_TYPE.
	UploadPackedEntries = 2000
	// UploadsAtOnce is how many visitors' files are checked at the same time; others wait, as long as their client does.
	UploadsAtOnce = 2
)
