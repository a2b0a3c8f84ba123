package media

// PlanPointRecord is a point of a plan in an import folder, which leads to a photo or panorama of the same property: X and Y are percent of
// the plan's width and height, from its upper left corner.
type PlanPointRecord struct {
	Plan  string  `json:"plan"`
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Shows string  `json:"shows"`
}

// PlanPoint is a point as it is stored with its plan; File is the name in the media folder of the picture that it leads to.
type PlanPoint struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	File string  `json:"file"`
}

// PicturePoint is a point of a plan that leads to a picture, which is a panorama or a photo.
type PicturePoint struct {
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	Plan     *Photo  `json:"plan"`
	Picture  *Photo  `json:"picture"`
	Panorama bool    `json:"panorama"`
}
