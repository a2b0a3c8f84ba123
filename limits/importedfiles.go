package limits

// Files of imports: records, pictures, videos and documents.
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
	// NamesTwice is how many names that stand twice in one object are told of an imported file; one with as many is refused as a whole.
	NamesTwice = 100
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
