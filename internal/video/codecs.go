package video

// Codecs that the browsers of today play, by the names that files have for them. Those of the second list play in many of them only.
var (
	played = words("avc1", "avc3", "av01", "vp08", "vp09", "V_VP8", "V_VP9", "V_AV1")
	partly = words("hvc1", "hev1", "dvh1", "dvhe")
	heard  = words("", "mp4a", "Opus", "fLaC", ".mp3", "A_OPUS", "A_VORBIS")
)

// names are those that people know.
var names = map[string]string{"hvc1": "HEVC", "hev1": "HEVC", "dvh1": "Dolby Vision", "dvhe": "Dolby Vision", "apcn": "Apple ProRes",
	"apch": "Apple ProRes", "apcs": "Apple ProRes", "apco": "Apple ProRes", "ap4h": "Apple ProRes", "ap4x": "Apple ProRes",
	"mp4v": "MPEG-4 Visual", "jpeg": "Motion JPEG", "mjpa": "Motion JPEG", "mjpb": "Motion JPEG", "mjpg": "Motion JPEG", "s263": "H.263",
	"h263": "H.263", "SVQ1": "Sorenson Video", "SVQ3": "Sorenson Video", "encv": "an encrypted codec", "apac": "Apple Positional Audio",
	"sowt": "PCM", "twos": "PCM", "lpcm": "PCM", "in24": "PCM", "ipcm": "PCM", "alac": "Apple Lossless", "samr": "AMR",
	"ac-3": "Dolby AC-3",
	"ec-3": "Dolby E-AC-3"}

func words(list ...string) map[string]bool {
	set := map[string]bool{}
	for _, w := range list {
		set[w] = true
	}
	return set
}

// NameOf is the name of a codec as people know it.
func NameOf(codec string) string {
	if name := names[codec]; name != "" {
		return name
	}
	return codec
}

// Plays reports whether every browser plays the pictures of a video, and whether some do.
func (f Info) Plays() (everywhere, somewhere bool) {
	return played[f.Pictures], played[f.Pictures] || partly[f.Pictures]
}

// IsHeard reports whether every browser plays the sound of a video, if it has any.
func (f Info) IsHeard() bool { return heard[f.Sound] }
