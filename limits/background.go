package limits

import "time"

// Work ahead of visitors, such as the sizes of pictures. It waits while requests are answered.
const (
	// QuietTime is how long no request may begin or end before such work goes on.
	QuietTime = time.Second
	// AheadWait is how long one piece of such work waits for requests in all; then it is done beside them.
	AheadWait = time.Minute
	// PicturesAheadPause is how often new pictures are looked for, to make their sizes ahead.
	PicturesAheadPause = 30 * time.Second
	// PagesAhead is how many pages are rendered ahead after a change of the data.
	PagesAhead = 20
	// CardsAhead is of how many properties cards are rendered ahead after a change of the data, a property in two languages counted twice:
	// so that they fit RepeatCacheBytes.
	CardsAhead = 10_000
	// CardsAtOnce is how many cards are rendered ahead at once: as long as a page takes that is rendered for a visitor.
	CardsAtOnce = 8
	// JudgedAtOnce is how many properties are read at once to see what the law asks of their advertisements.
	JudgedAtOnce = 500
	// TemporaryFileTime is how old a temporary file of a command in the data folder is that none uses any more; the next
	// command deletes it.
	TemporaryFileTime = 24 * time.Hour
)
