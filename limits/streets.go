package limits

// The file of the map's streets, which the operator chooses and strangers read in ranges.
const (
	// StreetsRangeBytes is the most bytes of the file of streets that one request gets: more than a tile or a directory has. A request
	// for more, or for the whole of a larger file, is answered 416.
	StreetsRangeBytes = 2 << 20
	// StreetsReadsAtOnce is how many reads of the file of streets go on at the same time, each of which takes a thread of the system;
	// others wait. A client that reads slowly holds none.
	StreetsReadsAtOnce = 16
	// StreetsDirectoryBytes is how large the root directory and the description of a file of streets may be, unpacked; a file with more is
	// refused at the start.
	StreetsDirectoryBytes = 8 << 20
)
