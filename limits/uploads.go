package limits

import "time"

// Files of visitors and of imports.
const (
	// VideoBoxes is how many parts of an imported video are looked at, of which a WebM has one for each of its pictures; a video with more
	// is refused.
	VideoBoxes = 500_000
	// VideoTableBytes is how large a table of a video may be, such as that of the places of its pictures; a video with a larger one is
	// refused.
	VideoTableBytes = 16 << 20
	// DocumentBytes is how large an imported PDF may be; a larger one is a problem of the import.
	DocumentBytes = 128 << 20
	// DocumentUnpackedBytes is how much is unpacked of the packed parts of a PDF, in which its author may stand; one with more is refused.
	DocumentUnpackedBytes = 256 << 20
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
	// PictureScans is how many scans a JPEG may have; one with more is refused, a visitor's as FILE_TYPE.
	PictureScans = 20
	// PicturePixels is the most pixels of an imported picture; a larger one is a problem of the import.
	PicturePixels = 50_000_000
	// PictureDecodedBytes is the most memory that an imported picture may take while it is decoded; more is a problem of the import.
	PictureDecodedBytes = 200 << 20
	// PictureMemoryBytes is how much memory all pictures that are being decoded may take together; another picture waits, and one that
	// takes more is decoded alone.
	PictureMemoryBytes = 64 << 20
)
