package limits

// Operations that programs register with their key, to be sent by their id.
const (
	// OperationsOfKey is how many operations one key may register; one more is TOO_MANY. A registered one may always be replaced.
	OperationsOfKey = 100
	// OperationBytes is the longest text of a registered operation; a longer one is TOO_LONG.
	OperationBytes = 16 << 10
	// OperationNameBytes is the longest name of a registered operation; a longer one is NAME.
	OperationNameBytes = 60
)
