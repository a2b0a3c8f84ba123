package limits

// Drawings of projects, on which shapes are units.
const (
	// DrawingBytes is how large one may be; a larger one is a problem of the import, like one past the next two.
	DrawingBytes = 2 << 20
	// DrawingElements is how many elements it may have.
	DrawingElements = 20_000
	// DrawingDepth is how deep groups may stand within groups.
	DrawingDepth = 40
	// DrawingUses is how many shapes it may repeat with use; further ones are left out with a warning.
	DrawingUses = 500
	// OutlineBytes is how long the lines around one unit may be; longer ones are left out with a warning, and the unit is in the table
	// only.
	OutlineBytes = 8 << 10
)

// 360° pictures of properties, and points on plans that lead to pictures; more are a problem of the import.
const (
	// Panoramas is how many 360° pictures a property may have.
	Panoramas = 40
	// PanoramaWidth is how many pixels wide a 360° picture is made of one that shows a part of the sphere.
	PanoramaWidth = 8192
	// PlanPoints is how many points the plans of a property may have together.
	PlanPoints = 200
)
