package db

// photos replaces the pictures of an owner, which is property or project.
func (i *importing) photos(owner string, number int, photos, plans []Media) {
	i.add("DELETE FROM photo WHERE "+owner+" = ?", number)
	for plan, list := range [][]Media{photos, plans} {
		for position, m := range list {
			i.add("INSERT INTO photo ("+owner+", plan, position, file, width, height, alt) VALUES (?, ?, ?, ?, ?, ?, ?)",
				number, plan, position, m.File, m.Width, m.Height, m.Alt)
		}
	}
}

// documents replaces the papers of a home.
func (i *importing) documents(number int, p PropertyEntry) {
	i.add("DELETE FROM document WHERE property = ?", number)
	for position, m := range p.Documents {
		d := p.Record.Documents[position]
		i.add("INSERT INTO document (property, position, file, size, public, name) VALUES (?, ?, ?, ?, ?, ?)",
			number, position, m.File, m.Size, d.Public, d.Name)
	}
}
