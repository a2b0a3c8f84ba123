package limits

// What pages of other sites show of the agency's properties.
const (
	// EmbedProperties is how many properties one embed shows at most; a higher count is this one.
	EmbedProperties = 24
	// EmbedUsualProperties is how many it shows when its count is not said, or no number.
	EmbedUsualProperties = 6
	// EmbedFilterBytes is the longest filter of an embed; with a longer one the frame is answered 414, and the element shows nothing and
	// says so in the console.
	EmbedFilterBytes = 2048
)
