package limits

// Pictures beside links, as messengers and social networks fetch them.
const (
	// SharePictureCost is what drawing one takes of a client's budget; one that is cached costs nothing.
	SharePictureCost = 5000
	// SharePicturesAtOnce is how many are drawn at the same time; others wait, as long as their client does.
	SharePicturesAtOnce = 1
	// ShareCharacters is how much of a text one is drawn from; the room for it holds less. Measuring a word of thousands of letters piece
	// by piece would take minutes.
	ShareCharacters = 400
)
