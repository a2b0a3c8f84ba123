package limits

import "time"

// Files with properties that are brought to the desk. What is in them has the limits of other systems' files, too.
const (
	// DeliveryBytes is how large a file may be that is brought to the desk; a larger one is BODY_TOO_LARGE. The command
	// gevel import takes any.
	DeliveryBytes = 512 << 20
	// DeliveryFiles is how many files an archive that is brought to the desk may have; one with more is refused.
	DeliveryFiles = 20_000
	// DeliveryUnpackedBytes is how large they may be together, unpacked; more are refused.
	DeliveryUnpackedBytes = 2 << 30
	// DeliveryProperties is how many properties a file may name that is brought to the desk; one with more is refused.
	DeliveryProperties = 2000
	// DeliveryNameCharacters is how much of the name of such a file is shown.
	DeliveryNameCharacters = 100
	// DeliveryTime is how long it waits to be looked at; then it is forgotten.
	DeliveryTime = 12 * time.Hour
	// FileWords is how many words of files may be given a meaning at the desk, and how many of one file are listed; one more is TOO_MANY.
	FileWords = 500
	// FileWordCharacters is how long such a word may be.
	FileWordCharacters = 100
	// DeliveriesAtOnce is how many are read or taken at the same time; another one is TOO_MANY.
	DeliveriesAtOnce = 1
)
