package limits

// Files of other systems (gevel import -format) and what comes with them.
const (
	// TransferFiles is how many files an archive or folder may have; one with more is refused.
	TransferFiles = 100_000
	// TransferTextBytes is the largest file of data (XML, JSON), unpacked; a larger one is refused.
	TransferTextBytes = 512 << 20
	// TransferFileBytes is the largest picture, video or document of an archive, unpacked; a larger one is a warning, and left out.
	TransferFileBytes = 512 << 20
	// EmbeddedFileBytes is the largest picture or document that stands in the XML itself; a larger one is a warning, and left out.
	EmbeddedFileBytes = 32 << 20
)
