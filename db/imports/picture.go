package imports

// pictures adds pictures to the desk's library. A picture that the desk described before keeps that description.
func (i *importing) pictures() {
	for _, p := range i.batch.Pictures {
		var uploadedAt any
		if p.Name != nil {
			uploadedAt = i.now
		}
		i.add(`INSERT INTO picture (file, words, decorative, version, staff, at, name, width, height, size, uploaded_at)
			VALUES (?, ?, ?, 1, 0, ?, ?, ?, ?, ?, ?) ON CONFLICT (file) DO NOTHING`,
			p.File, p.Words, p.Decorative, i.now, p.Name, p.Width, p.Height, p.Size, uploadedAt)
	}
}
