package agency

// Confirmed is a translation that somebody found still right for what its original says: the digests of both.
type Confirmed struct {
	Original    string `db:"original"`
	Translation string `db:"translation"`
}

// Confirming makes the confirmation of a translation for its original, from both texts.
func Confirming(original, translation string) Confirmed {
	return Confirmed{digest(original), digest(translation)}
}
