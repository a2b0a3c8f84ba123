package detail

// Spaces gives the rooms one by one.
func (r Rooms) Spaces() []Space { return r.SpaceList }

// Interior gives the equipment inside.
func (c Comfort) Interior() []InteriorComfort { return c.InteriorList }

// Exterior gives the equipment outside.
func (c Comfort) Exterior() []ExteriorComfort { return c.ExteriorList }

// Ages gives the ages of the persons on whose lives the rent runs.
func (a Annuity) Ages() []int { return a.AgeList }
