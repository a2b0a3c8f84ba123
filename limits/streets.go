package limits

import "time"

// The file of the map's streets, which strangers read in ranges, and where it is fetched from.
const (
	// StreetsRangeBytes is the most bytes of the file of streets that one request gets: more than a tile or a directory has. A request
	// for more, or for the whole of a larger file, is answered 416. A file with a larger tile is refused.
	StreetsRangeBytes = 2 << 20
	// StreetsReadsAtOnce is how many reads of the file of streets go on at the same time, each of which takes a thread of the system;
	// others wait. A client that reads slowly holds none.
	StreetsReadsAtOnce = 16
	// StreetsDirectoryBytes is how large a directory and the description of a file of streets may be, unpacked; a file with more is
	// refused at the start, and not fetched.
	StreetsDirectoryBytes = 8 << 20
	// StreetsMargin is how many kilometres around properties and offices gevel streets fetches at most; more are refused.
	StreetsMargin = 100
	// StreetsZoom is the nearest zoom that is fetched, at which Protomaps' basemaps end; a nearer one is refused.
	StreetsZoom = 15
	// StreetsFarZoom is up to which zoom all that the map can show is fetched, so that it is blank nowhere from afar; nearer by there is
	// only what lies around properties and offices.
	StreetsFarZoom = 7
	// StreetsTiles is how many tiles are fetched at most; for more, the margin or the zoom must be smaller.
	StreetsTiles = 1_000_000
	// StreetsBytes is how large the file that is fetched may be; a larger one is refused before anything is fetched.
	StreetsBytes = 4 << 30
	// StreetsDirectoriesBytes is how much of the directories of the public basemap is read to find the tiles; a basemap that needs more is
	// refused.
	StreetsDirectoriesBytes = 64 << 20
	// StreetsGapBytes is the largest gap between two parts of the basemap that one request reads too, because another request would
	// take longer.
	StreetsGapBytes = 64 << 10
	// StreetsRequests is how many requests one fetch sends at most.
	StreetsRequests = 20_000
	// StreetsTries is how often a request is tried that brings nothing, after pauses that begin with StreetsPause and double.
	StreetsTries = 6
	// StreetsPause is the pause after the first failure.
	StreetsPause = time.Second
	// StreetsStall is how long the server may send nothing, before a request counts as failed.
	StreetsStall = 30 * time.Second
	// StreetsTime is how long a fetch may take; what came stays, and the next one goes on.
	StreetsTime = 6 * time.Hour
	// StreetsPartAge is how long what a fetch that was broken off brought is used by the next one.
	StreetsPartAge = 7 * 24 * time.Hour
	// StreetsBuildDays is how many days before today a build of the public basemap is searched for.
	StreetsBuildDays = 10
	// StreetsMeasured is how long the size that the desk shows may be agreed to; then it is measured again.
	StreetsMeasured = 10 * time.Minute
)
