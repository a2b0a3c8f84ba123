package limits

// Share says how many of something there are at the same time, and which part of them a client may have, so that nobody takes what many
// share. A network is the /24 of an IPv4 address and the /48 of an IPv6 address, a provider the /16 and the /32.
type Share struct {
	What string
	All  int
	// ForKeys and ForStaff are how many of them only programs with a key and only staff may have.
	ForKeys, ForStaff int
	// OfOne is how many one client may have: a key, a session at the desk, or an address (of IPv6 its /64).
	OfOne int
	// OfNetwork and OfProvider are how many all strangers of a network and of a provider may have together.
	OfNetwork, OfProvider int
}

// Strangers is how many of them those may have who are neither a program with a key nor staff.
func (s Share) Strangers() int { return s.All - s.ForKeys - s.ForStaff }

// What is shared. Shares is the list of them.
var (
	SharedStreams = Share{What: "subscriptions that are open", All: Streams, ForKeys: 40, OfOne: StreamsOfOne, OfNetwork: 40,
		OfProvider: 80}
	SharedExports = Share{What: "exports that run", All: Exports, ForKeys: 3, OfOne: ExportsOfOne, OfNetwork: 3, OfProvider: 4}
	SharedSheets  = Share{What: "sheets of the desk that are written", All: Sheets, ForStaff: Sheets, OfOne: SheetsOfOne}
	SharedFolders = Share{What: "import folders that are written at the desk", All: FolderExports, ForStaff: FolderExports,
		OfOne: FolderExports}
	SharedDeliveries = Share{What: "deliveries that are read or taken at the desk", All: DeliveriesAtOnce, ForStaff: DeliveriesAtOnce,
		OfOne: DeliveriesAtOnce}
	SharedTimetables = Share{What: "timetables that are read at the desk", All: TransitAtOnce, ForStaff: TransitAtOnce,
		OfOne: TransitAtOnce}
	SharedDeskStreams = Share{What: "windows of the desk that are told of changes", All: DeskStreams, ForStaff: DeskStreams,
		OfOne: DeskStreamsOfSession}
	SharedQueue = Share{What: "requests, not cached, that wait for others", All: OverloadQueue, ForKeys: 8, ForStaff: 8, OfOne: 24,
		OfNetwork: 32, OfProvider: 40}
	SharedMemory = Share{What: "bytes of bodies and answers that are sent or read slowly", All: BufferedBytes, ForKeys: BufferedBytes / 8,
		ForStaff: BufferedBytes / 8, OfOne: BufferedBytes / 4, OfNetwork: BufferedBytes / 2, OfProvider: BufferedBytes * 5 / 8}
)

// SharedWork divides places for work that is not cached. Programs with a key and staff have one more each, so that a crowd never holds up
// all of them; one client or network never has all the others while there are several.
func SharedWork(places int) Share {
	part := max(1, places-1)
	return Share{What: "requests, not cached, that are answered (by two processors)", All: places + 2, ForKeys: 1, ForStaff: 1, OfOne: part,
		OfNetwork: part, OfProvider: part}
}

// Shares lists what is shared.
var Shares = []Share{SharedWork(2 * OverloadPlaces), SharedStreams, SharedExports, SharedSheets, SharedFolders, SharedDeliveries,
	SharedTimetables, SharedDeskStreams, SharedQueue, SharedMemory}
