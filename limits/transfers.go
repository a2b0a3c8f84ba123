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

	// OldOfficeBytes is how much of a file of Office of the old kind is searched for the names of its parts, at each of two places.
	OldOfficeBytes = 1 << 20
	// WorkbookBytes is the largest workbook, unpacked; a larger one is refused. Text has TransferTextBytes.
	WorkbookBytes = 128 << 20
	// SheetRows is how many rows a sheet of properties may have, its first line included; one with more is refused.
	SheetRows = 50_000
	// SheetTitleRows is in how many rows at the top of a sheet the names of its columns are looked for, below a title.
	SheetTitleRows = 20
	// SheetsPerWorkbook is in how many sheets of a workbook they are.
	SheetsPerWorkbook = 10
	// SheetColumns is how many columns a row of it may have.
	SheetColumns = 500
	// SheetCellBytes is the longest cell, in UTF-8: a description with much room.
	SheetCellBytes = 100_000
	// SheetNameCharacters is how much of a column's name is read; finding the nearest known one takes longer with each character.
	SheetNameCharacters = 100
)
